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
import { matchRoutes } from './http/match-routes.ts';
import { meRoutes } from './http/me-routes.ts';
import { operatorRoutes } from './http/operator-routes.ts';
import { isAllowedOrigin } from './http/origin.ts';
import { validatorCompiler } from './http/schemas.ts';
import { staticRoutes } from './http/static-routes.ts';
import { seatKeys } from './keys.ts';
import { openMetrics } from './metrics.ts';
import type { Metrics } from './metrics.ts';
import type { Site } from './site/index.ts';
import { socketRoutes } from './socket/socket-routes.ts';
import type { Store } from './store/index.ts';
import { REAL_RUNTIME } from './runtime.ts';
import type { ServerRuntime } from './runtime.ts';

const BODY_LIMIT = 64 * 1024;
/** For so long a server that is about to stop goes on, so that whoever sends people to it looks elsewhere first. */
const DRAIN_NOTICE = 700; // milliseconds

export interface App {
  readonly http: FastifyInstance;
  readonly matches: Matches;
  readonly metrics: Metrics;
  /** Takes nothing new, finishes what was taken, and tells everyone to come back later. */
  readonly stop: () => Promise<void>;
}

/** What several servers on one store share, as far as it concerns the app. */
export type SharedSite = Pick<Site, 'now' | 'calendar' | 'peers' | 'watch' | 'drain' | 'close'> &
  Partial<Pick<Site, 'counts' | 'readings'>>;

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
  const { now, calendar } = site ?? world;
  const matches = openMatches(
    {
      games: world.games,
      store,
      chance: world.chance,
      keys,
      bots,
      figures: metrics,
      log: http.log,
      now,
      calendar,
      after: world.after,
      ...(site !== null && { peers: site.peers }),
      ...(counts !== undefined && { counts }),
    },
    {
      ...matchLimits(config.limits),
      aliveAt: await store.aliveAt(),
      downtime: await store.downtime(),
    },
  );
  let isDraining = false;
  const condition = (): Condition => {
    if (store.failure() !== null) return 'failed';
    if (isDraining) return 'draining';
    return store.isCutOff() ? 'cutOff' : 'serving';
  };
  // Whoever is connected may find a server that is not cut off.
  site?.watch({ onCutOff: matches.sendAway, onBack: () => {} });
  await registerPlugins(http, config, secret);
  await socketRoutes(http, { matches, store, metrics, gate, beat: world.beat }, config);
  http.after(() => {
    gameRoutes(http, world.games);
    meRoutes(http, store, matches);
    matchRoutes(http, matches, { store, keys });
    operatorRoutes(http, condition);
    metrics.observeMatches(() => countByStatus(matches));
  });
  await staticRoutes(http, config.webFolder);
  return {
    http,
    matches,
    metrics,
    stop: async () => {
      isDraining = true;
      if (site !== null) {
        await pause(DRAIN_NOTICE);
        await site.drain();
      }
      await matches.stop();
      await http.close();
      await bots.close();
      await site?.close();
      await store.close();
    },
  };
}

const matchLimits = (limits: Limits): MatchLimits => ({
  openPerGuest: limits.openMatchesPerGuest,
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
