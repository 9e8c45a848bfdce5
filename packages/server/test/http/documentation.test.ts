import { expect, test } from 'vitest';
import { startForTest } from '../server/running.ts';

interface Operation {
  readonly summary?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema?: object }>> };
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, { description?: string; content?: object }>>;
}
interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const ROUTES = [
  'get /api/games',
  'get /api/me',
  'put /api/me',
  'get /api/me/matches',
  'get /api/me/data',
  'post /api/me/links',
  'get /api/links/{key}',
  'post /api/links/{key}',
  'post /api/account/ceremony',
  'post /api/account',
  'get /api/account',
  'delete /api/account',
  'put /api/account/settings',
  'get /api/me/blocks',
  'post /api/me/blocks',
  'delete /api/me/blocks/{id}',
  'post /api/reports',
  'post /api/account/passkeys/ceremony',
  'post /api/account/passkeys',
  'delete /api/account/passkeys/{id}',
  'post /api/account/codes',
  'post /api/account/adoption',
  'delete /api/account/sessions',
  'delete /api/account/sessions/{id}',
  'post /api/session/ceremony',
  'post /api/session',
  'delete /api/session',
  'post /api/session/recovery',
  'post /api/matches',
  'get /api/matches',
  'get /api/matches/{id}',
  'delete /api/matches/{id}',
  'post /api/matches/{id}/start',
  'post /api/matches/{id}/seats',
  'put /api/matches/{id}/berths',
  'put /api/matches/{id}/seats/{seat}',
  'delete /api/matches/{id}/seats/{seat}',
  'post /api/matches/{id}/seats/{seat}/resign',
  'delete /api/matches/{id}/seats/{seat}/resign',
  'post /api/matches/{id}/rematch',
  'delete /api/matches/{id}/rematch',
  'get /api/matches/{id}/export',
  'get /api/me/preferences',
  'put /api/me/preferences',
  'get /api/me/notices',
  'put /api/me/notices/wishes',
  'post /api/me/notices/browsers',
  'delete /api/me/notices/browsers/{id}',
  'put /api/me/notices/mail',
  'delete /api/me/notices/mail',
  'post /api/me/notices/test',
  'post /api/notices/confirm/{token}',
  'post /api/notices/unsubscribe/{token}',
  'get /api/matches/{id}/links/{key}',
  'put /api/matches/{id}/spectators',
  'get /api/matches/{id}/ratings',
  'get /api/me/changes',
  'get /api/best',
  'get /api/people/{name}',
  'get /api/people/{name}/matches',
  'get /api/people/{name}/rating',
  'post /api/seeks',
  'get /api/seeks',
  'delete /api/seeks/{id}',
  'get /api/dives',
];

async function document(): Promise<OpenApi> {
  const server = await startForTest();
  const { status, body } = await server.visitor().ask<OpenApi>('GET /api/docs/json');
  expect(status).toBe(200);
  return body;
}
const operations = ({ paths }: OpenApi): readonly (readonly [string, Operation])[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
  );

test('the API documents itself in OpenAPI 3.1, every route of it', async () => {
  const api = await document();
  expect(api.openapi).toMatch(/^3\.1\.\d$/);
  expect(api.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  const documented = operations(api).map(([line]) => line);
  expect(documented.toSorted()).toStrictEqual(ROUTES.toSorted());
});

test('each operation has a summary, its parameters, its body and its answers', async () => {
  for (const [line, operation] of operations(await document())) {
    expect(operation.summary, `in ${line}`).toMatch(/\S{3}/);
    const inPath = [...line.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name).toSorted(), `in ${line}`).toStrictEqual(
      inPath.toSorted(),
    );
    const codes = Object.keys(operation.responses);
    expect(
      codes.some((code) => code.startsWith('2')),
      `in ${line}`,
    ).toBe(true);
    for (const [code, response] of Object.entries(operation.responses)) {
      expect(code, `in ${line}`).toMatch(/^(?:\d{3}|[1-5]XX|default)$/);
      expect(response.description, `${line} ${code}`).toEqual(expect.any(String));
      expect(Object.keys(response.content ?? {}), `${line} ${code}`).toStrictEqual([
        'application/json',
      ]);
    }
  }
});

test('the bodies are described by the schemas that check them', async () => {
  const api = await document();
  const create = api.paths['/api/matches']?.['post']?.requestBody?.content['application/json'];
  expect(create?.schema).toMatchObject({
    type: 'object',
    required: ['game'],
    properties: {
      visibility: { enum: ['public', 'private'], default: 'public' },
      clock: { oneOf: expect.any(Array) },
    },
  });
});

test('every reference of the document leads somewhere', async () => {
  const api = await document();
  const references = [...JSON.stringify(api).matchAll(/"\$ref":"(#[^"]+)"/g)].map(([, to]) => to);
  for (const reference of references) {
    const steps = (reference ?? '').slice(2).split('/');
    const found = steps.reduce<unknown>(
      (node, step) => (node as Record<string, unknown> | undefined)?.[step],
      api,
    );
    expect(found, `at ${reference}`).toBeDefined();
  }
});

test('the documentation is shown as a page', async () => {
  const server = await startForTest();
  const browser = server.visitor();
  const { status, text, headers } = await browser.ask('GET /api/docs');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/html/);
  for (const [, script] of text.matchAll(/src="\.?\/?([^"]+\.js)"/g)) {
    const path = `/api/docs/${(script ?? '').replace(/^(?:api\/)?docs\//, '')}`;
    expect((await browser.ask(`GET ${path}`)).status, `at ${path}`).toBe(200);
  }
  expect(text, 'what is inline would not run under the CSP').not.toMatch(/<script>|<style>/);
});
