export * from './client-message.ts';
export * from './fields.ts';
export * from './http.ts';
export * from './limits.ts';
export * from './match.ts';
export * from './server-message.ts';
export * from './version.ts';
