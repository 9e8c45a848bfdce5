export interface Ready {
  readonly type: 'ready';
  readonly port: number;
}

/** Tells the trial where this server listens. */
export function tellReady(address: unknown): void {
  if (typeof address !== 'object' || address === null || !('port' in address))
    throw new Error('the server has no port');
  const ready: Ready = { type: 'ready', port: Number(address.port) };
  process.send?.(ready);
}
