import type { JSX } from 'solid-js';

/** Pictures for the games that are still being built. All three share the waterline of the lobby's cards. */
function Scene(props: { readonly children: JSX.Element }): JSX.Element {
  return (
    <svg viewBox="0 0 320 160" class="scene" aria-hidden="true">
      <rect width="320" height="160" fill="var(--deep)" />
      <rect width="320" height="46" fill="var(--paper)" />
      <path
        d="M0 46 q20 -7 40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 V160 H0 Z"
        fill="var(--medium)"
      />
      <path
        d="M0 92 q26 -8 52 0 t52 0 t52 0 t52 0 t52 0 t60 0 V160 H0 Z"
        fill="var(--shoal)"
        opacity="0.55"
      />
      {props.children}
    </svg>
  );
}

export function DiverScene(): JSX.Element {
  return (
    <Scene>
      <g stroke="var(--rule)" fill="none" stroke-width="1.5">
        <path d="M214 96 l18 -10 18 10 v20 l-18 10 -18 -10 z M250 96 l18 -10 18 10 v20 l-18 10 -18 -10 z M232 126 l18 -10 18 10 v20 l-18 10 -18 -10 z" />
      </g>
      <g fill="var(--side-b)">
        <ellipse cx="120" cy="92" rx="34" ry="9" transform="rotate(14 120 92)" />
        <circle cx="160" cy="99" r="10" />
        <path d="M92 84 l-34 -14 4 12 -12 6 40 6 z" />
        <rect x="106" y="76" width="28" height="8" rx="4" transform="rotate(14 120 80)" />
      </g>
      <rect x="158" y="95" width="12" height="7" rx="3" fill="var(--card)" />
      <g fill="none" stroke="var(--ping)" stroke-width="2">
        <circle cx="172" cy="76" r="4" />
        <circle cx="180" cy="62" r="6" />
        <circle cx="174" cy="44" r="8" />
      </g>
    </Scene>
  );
}

export function SalvageScene(): JSX.Element {
  return (
    <Scene>
      <g fill="var(--side-b)">
        <path d="M92 46 h104 l-14 16 h-74 z" />
        <rect x="116" y="30" width="30" height="16" rx="2" />
        <rect x="168" y="12" width="5" height="34" />
        <path d="M170 14 l40 16 -2 4 -38 -14 z" />
      </g>
      <path d="M208 32 V112" stroke="var(--ink-2)" stroke-width="1.5" stroke-dasharray="4 3" />
      <g fill="none" stroke="var(--side-a)" stroke-width="3">
        <path d="M176 140 l12 -26 h46 l16 26 z" fill="var(--card)" />
        <path d="M196 114 v-14 M220 114 v-18" />
      </g>
      <path d="M0 160 q80 -26 160 -14 t160 -6 V160 Z" fill="var(--land)" />
    </Scene>
  );
}

export function SonarScene(): JSX.Element {
  return (
    <Scene>
      <g fill="none" stroke="var(--ping)" stroke-width="2">
        <path d="M150 84 a40 40 0 0 1 0 40" opacity="0.9" />
        <path d="M166 72 a64 64 0 0 1 0 64" opacity="0.6" />
        <path d="M182 60 a88 88 0 0 1 0 88" opacity="0.35" />
      </g>
      <g fill="var(--side-b)">
        <path d="M24 104 q0 -18 28 -18 h58 q30 0 30 18 t-30 18 h-58 q-28 0 -28 -18 z" />
        <path d="M66 86 l6 -20 h26 l4 20 z" />
        <rect x="80" y="48" width="4" height="20" />
      </g>
      <g fill="var(--side-a)">
        <path d="M224 118 q0 -13 22 -13 h40 q20 0 20 13 t-20 13 h-40 q-22 0 -22 -13 z" />
        <path d="M250 105 l4 -14 h20 l3 14 z" />
      </g>
    </Scene>
  );
}
