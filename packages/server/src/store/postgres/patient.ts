import { StoreError } from '../store-error.ts';
import { QueryError } from './connection.ts';
import type { Postgres, Statement, TransactionStep } from './connection.ts';

/** Asks again until there is an answer, for some seconds. Only for what may be done twice. */
export interface Patient {
  /** `onUnknown`: it may have been done already when it is asked again. */
  readonly ask: <Row>(
    statement: Statement,
    values: readonly unknown[],
    onUnknown?: () => void,
  ) => Promise<readonly Row[]>;
  readonly transact: (
    steps: readonly TransactionStep[],
    onUnknown: () => void,
  ) => Promise<number | null>;
}

/** For so long Postgres may be away before a call is given up: it is started again within that. */
const PATIENCE = 8_000;
const MOMENT = 50;

export interface PatientOptions {
  readonly where: string; // names the database to an operator
  readonly patience?: number; // milliseconds
}

export function patientWith(
  postgres: Postgres,
  { where, patience = PATIENCE }: PatientOptions,
): Patient {
  const insist = async <T>(
    attempt: (patience: number) => Promise<T>,
    onUnknown?: () => void,
  ): Promise<T> => {
    const began = performance.now();
    for (;;) {
      // Whoever comes late in a long silence does not wait for as long again.
      const waited = (): number => Math.max(performance.now() - began, postgres.cutOffFor());
      try {
        return await attempt(Math.max(0, patience - waited()));
      } catch (error) {
        if (!(error instanceof QueryError)) throw error;
        if (error.outcome === 'refused' && !isPassing(error)) throw failed(error, where);
        if (error.outcome === 'unknown') onUnknown?.();
        if (waited() >= patience) throw cutOff(error, where);
        await new Promise((resolve) => setTimeout(resolve, MOMENT));
      }
    }
  };
  return {
    ask: <Row>(statement: Statement, values: readonly unknown[], onUnknown?: () => void) =>
      insist((within) => postgres.query<Row>(statement, values, within), onUnknown),
    transact: (steps, onUnknown) => insist((within) => postgres.transact(steps, within), onUnknown),
  };
}

/** Too slow, in another's way, short of something, or not the one that writes any more. */
const PASSING = /^(?:40|53|57|55P03|25006)/u;
const isPassing = ({ sqlState }: QueryError): boolean =>
  sqlState !== null && PASSING.test(sqlState);

function failed({ message }: QueryError, where: string): StoreError {
  return new StoreError('io', `Postgres at ${where} refuses what it was asked (${message}).`);
}

function cutOff({ message }: QueryError, where: string): StoreError {
  return new StoreError('cutOff', `Postgres at ${where} cannot be reached just now (${message}).`);
}
