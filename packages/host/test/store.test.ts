import { makeDisk, memoryLog } from '@fathom/host';
import { describeBookmarks } from '@fathom/host/testing/bookmarks-suite';
import { describeNews } from '@fathom/host/testing/news-suite';
import { describeStore } from '@fathom/host/testing/store-suite';
import { describe } from 'vitest';

describeStore('memory', () => {
  const disk = makeDisk();
  return async () => memoryLog(disk);
});

describe('the lists of a memory store', () => {
  describeNews(async () => memoryLog());
});

describe('a memory store', () => {
  describeBookmarks(async () => {
    const disk = makeDisk();
    return { store: memoryLog(disk), reopen: async () => memoryLog(disk) };
  });
});
