import { NOTICE_KINDS, NOTICE_WAYS } from '@fathom/protocol';
import type { NoticeKind, NoticeWay } from '@fathom/protocol';
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { noticeWords } from '../words/notices.ts';
import type { NoticesDesk } from './notices-page.tsx';

/** Which kinds of news go which way. */
export function WishSection(props: { readonly desk: NoticesDesk }): JSX.Element {
  const ways = (): readonly NoticeWay[] =>
    NOTICE_WAYS.filter((way) => way !== 'mail' || props.desk.notices().hasMail);
  const wished = (way: NoticeWay): readonly NoticeKind[] => props.desk.notices().wishes[way];
  const toggle = (way: NoticeWay, kind: NoticeKind): void =>
    props.desk.wish({
      [way]: NOTICE_KINDS.filter((each) => wished(way).includes(each) !== (each === kind)),
    });
  return (
    <section class="card" aria-labelledby="notices-what">
      <h2 id="notices-what">{noticeWords.what}</h2>
      <table class="notices-wishes">
        <thead>
          <tr>
            <td />
            <For each={ways()}>{(way) => <th scope="col">{noticeWords.way(way)}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={NOTICE_KINDS}>
            {(kind) => (
              <tr>
                <th scope="row">{noticeWords.kind(kind)}</th>
                <For each={ways()}>
                  {(way) => (
                    <td>
                      <label>
                        <input
                          type="checkbox"
                          aria-label={noticeWords.cell(kind, way)}
                          checked={wished(way).includes(kind)}
                          onChange={() => toggle(way, kind)}
                        />
                      </label>
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}
