// @ts-check
import process from 'node:process'
import { INTERNAL_SETTINGS, SETTINGS } from './table.js'

/** @typedef {typeof SETTINGS & typeof INTERNAL_SETTINGS} Table */
/** @typedef {keyof Table} SettingName */
/** @typedef {{ readonly [Name in SettingName]: Table[Name]['fallback'] }} Settings */
/** @typedef {{ [Name in SettingName]: Settings[Name] extends string ? (string extends Settings[Name] ? Name : never) : never }[SettingName]} TextSetting a setting that holds any text */
/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/** @type {Table} */
const table = { ...SETTINGS, ...INTERNAL_SETTINGS }

/** @param {string} name @returns {name is SettingName} */
const isSetting = (name) => Object.hasOwn(table, name)
const names = Object.keys(table).filter(isSetting)

/** As it is written, without blanks around it; a variable that is set to nothing counts as not set. @param {Environment} from @param {string} name */
const writtenIn = (from, name) => from[name]?.trim() ?? ''

/** Secrets are not shown; anything else helps to find the mistake. @param {string} name @param {string} text */
const shown = (name, text) =>
  /SECRET|TOKEN|PASSWORD|KEY|HASH|ACCOUNTS/.test(name) ? '(not shown)' : `"${text}"`

/**
 * Every variable with a value that is not allowed, one sentence each.
 * @param {Environment} [from] @returns {string[]}
 */
export function settingFaults(from = process.env) {
  return names.flatMap((name) => {
    const text = writtenIn(from, name)
    const { read, allowed } = table[name]
    return text === '' || read(text) !== undefined
      ? []
      : [`${name} is ${shown(name, text)}: it must be ${allowed}.`]
  })
}

/**
 * A setting with a wrong value has no value: the start is refused before (settingFaults), so this happens in tests only.
 * @param {SettingName} name
 */
function valueOf(name) {
  const text = writtenIn(process.env, name)
  const { read, fallback, allowed } = table[name]
  if (text === '') return fallback
  const value = read(text)
  if (value === undefined) throw new Error(`${name} is ${shown(name, text)}: it must be ${allowed}.`)
  return value
}

/** The settings, read when they are asked for. @type {Settings} */
export const settings = Object.create(
  null,
  Object.fromEntries(names.map((name) => [name, { enumerable: true, get: () => valueOf(name) }])),
)

/** The settings as texts, as the operator wrote them; unset ones are absent. @returns {Environment} */
export const writtenSettings = () =>
  Object.fromEntries(
    names.map((name) => [name, writtenIn(process.env, name)]).filter(([, written]) => written !== ''),
  )

/** Sets defaults for a command, unless they are set. @param {{ [Name in SettingName]?: string }} values */
export function provideSettings(values) {
  for (const [name, value] of Object.entries(values))
    if (writtenIn(process.env, name) === '') process.env[name] = value
}

/** Ends the process when a setting has a wrong value, with one sentence for each on the terminal. */
export function refuseWrongSettings() {
  const faults = settingFaults()
  if (faults.length === 0) return
  for (const fault of faults) console.error(fault)
  console.error('The shop does not start until this is mended; .env.example explains every setting.')
  process.exit(1)
}
