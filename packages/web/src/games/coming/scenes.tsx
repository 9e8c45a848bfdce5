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
