import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Metrics } from './metrics.ts';
import { STAFF_PATH } from './people/staff/door.ts';
import type { StaffDoor } from './people/staff/door.ts';

/**
 * Figures have a port of their own: even sums say something about single matches, and players must not read them. Staff come
 * in by the same port.
 */
export function openMetricsServer(metrics: Metrics, staff?: StaffDoor): Server {
  return createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    if (staff !== undefined && request.url === STAFF_PATH) return staff(request, response);
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end('There is nothing here but GET /metrics.\n');
      return undefined;
    }
    void metrics.render().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
    return undefined;
  });
}
