import { makeDisk, memoryLog } from '@fathom/host';
import { describeStore } from '@fathom/host/testing/store-suite';

describeStore('memory', () => {
  const disk = makeDisk();
  return async () => memoryLog(disk);
});
