import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import type { Phone } from '@/domain/account/phone'
import { type Country, countryFlag, countryName } from '@/domain/account/countries'

/** Countries whose numbers the shop takes: where Vietnamese people live, work and study, 150 at most (OTP-21). */
const ACTIVE =
  'VN US AU CA JP KR TW DE FR GB SG MY TH KH LA CN HK MO PH ID MM BN TL IN BD PK LK NP MV KZ UZ KG TJ MN AF IR IQ JO LB IL PS SY TR CY AE SA QA KW BH OM YE ' +
  'RU UA BY MD PL CZ SK HU RO BG RS HR SI BA ME MK AL XK GR IT ES PT NL BE LU CH AT IE DK SE NO FI IS EE LV LT MT GE AM AZ MC ' +
  'NZ FJ PG NC PF MX GT HN SV NI CR PA CU DO JM HT TT CO VE EC PE BO CL AR UY PY BR ' +
  'EG LY TN DZ MA SD ET KE TZ UG RW ZA AO MZ ZM ZW BW NA MG MU NG GH CI SN CM GA CG CD ML'

const collator = new Intl.Collator('vi')

const countries: Country[] = ACTIVE.split(' ')
  .filter((code): code is CountryCode => isSupportedCountry(code))
  .map((code) => ({
    code,
    name: countryName(code),
    flag: countryFlag(code),
    phone_code: `+${getCountryCallingCode(code)}`,
    is_active: true,
  }))
  .sort((one, other) => collator.compare(one.name, other.name))

const codes = new Set(countries.map(({ phone_code }) => phone_code))

/** Whether messages are sent to a number: not to satellites and services without a country, whose messages cost what their owners like. */
export const takesNumber = ({ phone_code }: Phone): boolean => codes.has(phone_code)

/** GET /countries: by name in Vietnamese order. */
export function listCountries({ skip, limit }: { skip: number; limit: number }) {
  return { data: countries.slice(skip, skip + limit), total: countries.length }
}
