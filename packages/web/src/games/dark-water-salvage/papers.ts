/** The paper of the table that is looked at now and then: one piece to fetch. */
export { Accounts } from './accounts.tsx';
export { TheTruth } from './end.tsx';
export { BankBook, ResearchList } from './ledger.tsx';
