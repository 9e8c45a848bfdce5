import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openMatches } from '@fathom/host';
import type { Matches, MatchLimits } from '@fathom/host';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openBotPool } from './bots/pool.ts';
import type { Condition } from './condition.ts';
import type { Config, Limits } from './config.ts';
import { openGate } from './http/gate.ts';
import { answerError } from './http/errors.ts';
import { gameRoutes } from './http/game-routes.ts';
import { guestOf, identify } from './http/identity.ts';
import { matchRoutes } from './http/match-routes.ts';
import { meRoutes } from './http/me-routes.ts';
import { operatorRoutes } from './http/operator-routes.ts';
import { isAllowedOrigin } from './http/origin.ts';
import { validatorCompiler } from './http/schemas.ts';
import { staticRoutes } from './http/static-routes.ts';
import { askedIds, seatKeys } from './keys.ts';
import { openMetrics } from './metrics.ts';
import type { Metrics } from './metrics.ts';
import { accountRoutes } from './people/accounts/account-routes.ts';
import { openCards } from './people/accounts/cards.ts';
import { directoryOf } from './people/directory.ts';
import { openOpponents } from './people/opponents.ts';
import type { Opponents } from './people/opponents.ts';
import { openPeople } from './people/accounts/people.ts';
import type { People } from './people/accounts/people.ts';
import type { StaffDesk } from './people/staff/desk.ts';
import { openConduct, openStaff } from './people/staff/open-staff.ts';
import { conductRoutes } from './people/staff/routes.ts';
import { intercomPart } from './intercom/intercom-help.ts';
import { sealedPeers } from './site/sealed-peers.ts';
import type { Site } from './site/index.ts';
import { openNotices } from './people/notices/open-notices.ts';
import { noticeRoutes } from './people/notices/routes.ts';
import { preferenceRoutes } from './people/preferences/routes.ts';
import { socketRoutes } from './socket/socket-routes.ts';
import type { Store } from './store/index.ts';
import { REAL_RUNTIME } from './runtime.ts';
import type { ServerRuntime } from './runtime.ts';

const BODY_LIMIT = 64 * 1024;
/** For so long a server that is about to stop goes on, so that whoever sends people to it looks elsewhere first. */
const DRAIN_NOTICE = 700; // milliseconds
const LONGEST_STOP = 1_000; // milliseconds that those about people may take to finish what they are at

export interface App {
  readonly http: FastifyInstance;
  readonly matches: Matches;
  readonly metrics: Metrics;
  readonly opponents: Opponents;
  readonly people: People;
  readonly staffDesk: StaffDesk;
  /** Takes nothing new, finishes what was taken, and tells everyone to come back later. */
  readonly stop: () => Promise<void>;
}

/** What several servers on one store share, as far as it concerns the app. */
export type SharedSite = Pick<
  Site,
  'now' | 'calendar' | 'peers' | 'isCutOff' | 'watch' | 'drain' | 'close'
> &
  Partial<Pick<Site, 'counts' | 'readings' | 'reach' | 'changes'>>;

/** What a server runs on, where tests bring their own. */
export interface Surroundings {
  readonly world?: ServerRuntime;
  readonly site?: SharedSite | null; // null: the store is this server's alone
}

export async function buildApp(
  config: Config,
  store: Store,
  { world = REAL_RUNTIME, site = null }: Surroundings = {},
): Promise<App> {
  const secret = await store.secret();
  const counts = site?.counts?.(secret);
  const reach = site?.reach?.(secret);
  const gate = openGate(config, counts);
  const http = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { req: describeRequest },
      ...(world.logTo === null ? {} : { stream: world.logTo }),
    },
    bodyLimit: BODY_LIMIT,
    serverFactory: gate.makeServer,
    // The hops nearest to the server: what stands further left in X-Forwarded-For anybody may have written.
    trustProxy: config.trustedHops > 0 && ((_address, hop) => hop < config.trustedHops),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
    // Of addresses that cannot even be routed.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  const metrics = openMetrics();
  if (site?.readings !== undefined) metrics.observeSite(site.readings);
  const bots = openBotPool({
    patience: world.botPatience,
    thread: world.botThread,
    onThought: metrics.thought,
    onLost: ({ problem, retryMillis }) =>
      http.log.error(
        { problem, retryMillis },
        'a thread of the bots is lost: until the next one is up its bots make any legal move',
      ),
  });
  const keys = seatKeys(secret);
  const cards = openCards(store);
  const { now, calendar } = site ?? world;
  const known = await openConduct({ people: store.people, calendar, contact: config.contact });
  const matches = openMatches(
    {
      games: world.games,
      store,
      code: world.code(),
      chance: world.chance,
      keys,
      askedIds: world.askedIds ?? askedIds(secret),
      cards,
      conduct: known.conduct,
      bots,
      figures: metrics,
      log: http.log,
      now,
      calendar,
      after: world.after,
      ...(site !== null && { peers: sealedPeers(site.peers, secret) }),
      ...intercomPart(config.intercom, { secret, calendar }),
      ...(counts !== undefined && { counts }),
      ...(reach !== undefined && { reach }),
    },
    {
      ...matchLimits(config.limits),
      aliveAt: await store.aliveAt(),
      downtime: await store.downtime(),
    },
  );
  const opponents = openOpponents({
    store,
    matches,
    games: world.games,
    directory: directoryOf(store.people, cards),
    secret,
    log: http.log,
    calendar,
    after: world.after,
    banned: known.conduct.banned,
    whoIs: async (request, reply) => guestOf(request, reply),
  });
  http.addHook('onClose', () => opponents.stop());
  const notices = await openNotices(config.notices, {
    store,
    matches,
    secret,
    clock: { now, calendar, after: world.after },
    every: world.noticeEvery,
    log: http.log,
  });
  let isDraining = false;
  const condition = (): Condition => {
    if (store.failure() !== null) return 'failed';
    if (isDraining) return 'draining';
    return store.isCutOff() || site?.isCutOff() === true ? 'cutOff' : 'serving';
  };
  const others = { poke: () => {} };
  const people = openPeople({
    store,
    cards,
    matches,
    games: world.games,
    secret,
    shared: site !== null,
    log: http.log,
    calendar,
    after: world.after,
    poke: () => others.poke(),
  });
  if (site?.changes !== undefined) others.poke = site.changes(people.look);
  const { accounts, changes } = people;
  const staff = openStaff({ known, store, cards, matches, changes, accounts, secret, calendar });
  // Whoever is connected may find a server that is not cut off.
  site?.watch({ onCutOff: matches.sendAway, onBack: () => {} });
  await registerPlugins(http, config, secret);
  identify(http, { people: store.people, now: calendar });
  await socketRoutes(
    http,
    { matches, cards, sockets: people.sockets, metrics, gate, beat: world.beat },
    config,
  );
  http.after(() => {
    gameRoutes(http, world.games);
    meRoutes(http, { matches, cards, accounts: people.accounts });
    accountRoutes(http, {
      store,
      cards,
      matches,
      people,
      passkeyDomain: config.passkeyDomain,
      accountsPerHour: config.limits.newAccountsPerHour,
    });
    noticeRoutes(http, notices, { tables: store.people, calendar });
    preferenceRoutes(http, store.people);
    matchRoutes(http, matches, { cards, keys, opponents });
    opponents.routes(http);
    conductRoutes(http, staff.forRoutes);
    operatorRoutes(http, condition);
    metrics.observeMatches(() => countByStatus(matches));
  });
  await staticRoutes(http, config.webFolder);
  return {
    http,
    matches,
    metrics,
    opponents,
    people,
    staffDesk: staff.desk,
    stop: async () => {
      isDraining = true;
      people.stop();
      await inTime(notices.stop());
      if (site !== null) {
        await pause(DRAIN_NOTICE);
        matches.retire(); // or it would take back what it gives away
        await site.drain();
      }
      await inTime(opponents.stop());
      await matches.stop();
      await http.close();
      await bots.close();
      await site?.close();
      await store.close();
    },
  };
}

/** What is claimed with a lease, or made again from the logs, may be left at any moment: an answer that never comes holds nobody up. */
const inTime = (stopping: Promise<void>): Promise<void> =>
  Promise.race([stopping, pause(LONGEST_STOP, undefined, { ref: false })]);

const matchLimits = (limits: Limits): MatchLimits => ({
  runningPerGuest: limits.runningMatchesPerGuest,
  waitingPerGuest: limits.waitingMatchesPerGuest,
  openPerNetwork: limits.openMatchesPerAddress,
  newPerMinute: limits.newMatchesPerMinute,
  botsAlonePerNetwork: limits.botMatchesPerAddress,
  botsAlone: limits.botMatches,
  open: limits.openMatches,
});

async function registerPlugins(
  http: FastifyInstance,
  config: Config,
  secret: string,
): Promise<void> {
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(() => JSON.stringify);
  http.setErrorHandler(answerError);
  await http.register(helmet, {
    contentSecurityPolicy: { directives: CSP, useDefaults: false },
    // Nothing that is still in use has ever read these.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Only behind a proxy is there HTTPS at all; what else the domain serves is not for us to say.
    strictTransportSecurity: config.trustedHops > 0 ? { includeSubDomains: false } : false,
  });
  http.removeContentTypeParser('text/plain');
  http.addHook('onRequest', async (request, reply) => {
    // Answers may hold seat keys, and say who one is.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    else reply.header('permissions-policy', PERMISSIONS);
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isAllowedOrigin(request, config.origins))
      await reply
        .code(403)
        .send({ code: 'badOrigin', message: 'The API can be changed from this site only.' });
  });
  await http.register(cookie, { secret });
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Fathom',
        description: 'Games of hidden water. Moves are played over the WebSocket at /ws.',
        version: '1',
      },
    },
  });
  await http.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: Object.fromEntries(
      Object.entries(CSP).map(([directive, sources]) => [directive, sources.join(' ')]),
    ),
  });
}

function countByStatus(matches: Matches): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { lobby: 0, running: 0, finished: 0, closed: 0 };
  for (const { state } of matches.inMemory())
    counts[state.status] = (counts[state.status] ?? 0) + 1;
  return counts;
}

/** What a log may hold of a request: not its address, which may carry a seat key, and no cookies. */
const describeRequest = ({
  method,
  routeOptions,
  ip,
}: FastifyRequest): Record<string, unknown> => ({
  method,
  route: routeOptions.url ?? 'page',
  ip,
});

/** The microphone is for the intercom; nothing of ours ever asks for the rest. */
const PERMISSIONS = 'camera=(), display-capture=(), geolocation=(), microphone=(self)';

const CSP = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'worker-src': ["'self'"],
};
