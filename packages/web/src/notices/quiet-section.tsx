import type { QuietHours } from '@fathom/protocol';
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { noticeWords } from '../words/notices.ts';
import type { NoticesDesk } from './notices-page.tsx';

const hereNow = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const NIGHT = { from: 22 * 60, to: 8 * 60 };

const two = (n: number): string => String(n).padStart(2, '0');
/** As an input of type `time` writes it. */
const makeTime = (minutes: number): string =>
  `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const parseTime = (text: string): number | null => {
  const [, hours, minutes] = /^(\d\d):(\d\d)/u.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

/** When nothing is to be sent. */
export function QuietSection(props: { readonly desk: NoticesDesk }): JSX.Element {
  const quiet = () => props.desk.notices().wishes.quiet;
  const change = (part: 'from' | 'to', text: string): void => {
    const known = quiet();
    const minutes = parseTime(text);
    if (known === null || minutes === null) return;
    const wanted: QuietHours = { ...known, [part]: minutes, zone: hereNow() };
    if (wanted.from !== wanted.to) props.desk.wish({ quiet: wanted });
  };
  return (
    <section class="card" aria-labelledby="notices-quiet">
      <h2 id="notices-quiet">{noticeWords.quiet}</h2>
      <div class="notices-part">
        <p>{noticeWords.quietLead}</p>
        <label class="notices-switch">
          <input
            type="checkbox"
            checked={quiet() !== null}
            onChange={({ currentTarget }) =>
              props.desk.wish({
                quiet: currentTarget.checked ? { ...NIGHT, zone: hereNow() } : null,
              })
            }
          />
          {noticeWords.quietOn}
        </label>
        <Show when={quiet()}>
          {(hours) => (
            <>
              <p class="notices-hours">
                <label>
                  {noticeWords.from}
                  <input
                    type="time"
                    required
                    value={makeTime(hours().from)}
                    onChange={(event) => change('from', event.currentTarget.value)}
                  />
                </label>
                <label>
                  {noticeWords.to}
                  <input
                    type="time"
                    required
                    value={makeTime(hours().to)}
                    onChange={(event) => change('to', event.currentTarget.value)}
                  />
                </label>
              </p>
              <p class="notices-zone">{noticeWords.zone(hours().zone)}</p>
            </>
          )}
        </Show>
      </div>
    </section>
  );
}
