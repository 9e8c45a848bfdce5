/** The same thing, but for some of what it does: for tests of those who must notice. */
export const withOther = <T extends object>(whole: T, other: Partial<T>): T =>
  new Proxy(whole, {
    get: (target, key) => {
      const own: unknown = Reflect.get(Object.hasOwn(other, key) ? other : target, key);
      return typeof own === 'function' && !Object.hasOwn(other, key)
        ? (own.bind(target) as unknown)
        : own;
    },
  });
