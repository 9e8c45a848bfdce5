/** What is done and heard once both boats are in the water, in one file: until then no table needs any of it. */
export { foresee, legal, shifts, trackOf } from '@fathom/captain-sonar/client';
