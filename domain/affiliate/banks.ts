/** Banks a payout can go to, by the number NAPAS gives them. */
export const BANKS = [
  ['970436', 'Vietcombank'],
  ['970415', 'VietinBank'],
  ['970418', 'BIDV'],
  ['970405', 'Agribank'],
  ['970407', 'Techcombank'],
  ['970422', 'MB'],
  ['970416', 'ACB'],
  ['970432', 'VPBank'],
  ['970423', 'TPBank'],
  ['970403', 'Sacombank'],
  ['970437', 'HDBank'],
  ['970441', 'VIB'],
  ['970443', 'SHB'],
  ['970431', 'Eximbank'],
  ['970426', 'MSB'],
  ['970440', 'SeABank'],
  ['970448', 'OCB'],
  ['970449', 'LPBank'],
  ['970409', 'Bac A Bank'],
  ['970425', 'ABBANK'],
  ['970412', 'PVcomBank'],
  ['970428', 'Nam A Bank'],
  ['970452', 'KienlongBank'],
  ['970438', 'BaoViet Bank'],
  ['970419', 'NCB'],
  ['970424', 'Shinhan Bank'],
] as const satisfies readonly (readonly [bin: string, name: string])[]

export const BANK_BINS: readonly string[] = BANKS.map(([bin]) => bin)

const names = new Map<string, string>(BANKS)

/** A bank's name; its number where it is not known. */
export const bankName = (bin: string): string => names.get(bin) ?? bin
