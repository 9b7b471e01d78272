/** Unknown and non-canonical addresses, as scanners and wrong links request them. */

const KINDS = [
  (n: number) => `/khong-co-${n}`,
  (n: number) => `/khong/co/${n}`,
  (n: number) => `/khong-co/category-${n + 500_000}`,
  (n: number) => `/profile/khong-co-${n}`,
  (n: number) => `/register/khong-co-${n}`,
  (n: number) => `/tag/khong-co-${n}`,
  (n: number) => `/promotion/khong-co-${n}`,
  (n: number) => `/partners-promo/khong-co-${n}`,
  (n: number) => `/flash-sale/khong-co-${n}`,
  (n: number) => `/save-more-voucher/khong-co-${n}`,
  (n: number) => `/sale/khong-co-${n}`,
  (n: number) => `/sale?page=${n + 1_000}`,
  (n: number) => `/${n + 500_000}-khong-co`,
  (n: number) => `/brand/${n + 500_000}_khong-co`,
  (n: number) => `/son/${n + 500_000}-khong-co`,
]

/** `count` addresses, all kinds in turn; `real` are addresses of pages, varied with wrong slugs and page numbers beyond the end. */
export function* unknownAddresses(count: number, real: readonly string[]): Generator<string> {
  const kinds = [
    ...KINDS,
    (n: number) => `${real[n % real.length] ?? '/'}-sai-${n}`,
    (n: number) => `${real[n % real.length] ?? '/'}?page=${n + 1_000}`,
  ]
  for (let n = 0; n < count; n++) yield kinds[n % kinds.length]?.(n) ?? '/'
}
