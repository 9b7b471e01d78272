import { type Choice, choiceFor, type ChoiceGroup, type ChoiceValue, groupsOf, hasValue } from './choice'
import type { ChoiceTexts } from './texts'

interface ChooserProps {
  choices: readonly Choice[]
  chosen: Choice
  onChoose: (choice: Choice) => void
  texts: ChoiceTexts
  /** distinguishes two choosers on one page */
  name: string
}

/** Shades, sizes, variants and amounts as radio groups; out-of-stock values are crossed out but selectable. */
export function Chooser({ choices, chosen, onChoose, texts, name }: ChooserProps) {
  const groups = groupsOf(choices)
  if (choices.length < 2)
    return groups.map((group) => <OnlyValue key={group.kind} group={group} texts={texts} />)
  return groups.map((group) => (
    <fieldset key={group.kind} className="min-w-0">
      <Legend
        label={texts[group.kind]}
        value={group.values.find((value) => hasValue(chosen, group.kind, value.id))?.name}
      />
      <div className={`mt-2 flex flex-wrap ${group.kind === 'shade' ? '-mx-1.5' : 'gap-2'}`}>
        {group.values.map((value) => {
          const target = choiceFor(choices, chosen, group.kind, value.id)
          const Option = value.hex ? Swatch : Chip
          return (
            <Option
              key={value.id}
              value={value}
              target={target}
              groupName={`${name}-${group.kind}`}
              isChecked={hasValue(chosen, group.kind, value.id)}
              onChoose={() => onChoose(target)}
              showsPrice={groups.length === 1 && new Set(choices.map((choice) => choice.now)).size > 1}
            />
          )
        })}
      </div>
    </fieldset>
  ))
}

function Legend({ label, value }: { label: string; value: string | undefined }) {
  return (
    <legend className="text-sm">
      <span className="text-muted">{label}</span> <span className="font-semibold">{value}</span>
    </legend>
  )
}

function OnlyValue({ group, texts }: { group: ChoiceGroup; texts: ChoiceTexts }) {
  const [value] = group.values
  if (!value?.name) return null
  return (
    <p className="text-sm">
      <span className="text-muted">{texts[group.kind]}</span>{' '}
      <span className="font-semibold">{value.name}</span>
    </p>
  )
}

interface OptionProps {
  value: ChoiceValue
  target: Choice
  groupName: string
  isChecked: boolean
  onChoose: () => void
  showsPrice: boolean
}

function Radio({ value, target, groupName, isChecked, onChoose }: Omit<OptionProps, 'showsPrice'>) {
  return (
    <input
      type="radio"
      name={groupName}
      value={value.id}
      checked={isChecked}
      onChange={onChoose}
      autoComplete="off"
      aria-label={target.isBuyable ? value.name : `${value.name}, ${target.state.text}`}
      className="sr-only"
    />
  )
}

/** Marks a value that leads to nothing on sale. */
const offMark = (target: Choice) => (target.isBuyable ? undefined : '')

/** A shade: a dot of its colour, ringed when chosen, crossed out when not available. */
function Swatch(props: OptionProps) {
  const { value, target } = props
  return (
    <label title={value.name} data-off={offMark(target)} className="swatch">
      <Radio {...props} />
      <span aria-hidden style={{ backgroundColor: value.hex }} />
    </label>
  )
}

/** A size, a variant or an amount, with its price where prices differ. */
function Chip(props: OptionProps) {
  const { value, target, showsPrice } = props
  // A gift card's name is its amount already; names of the catalogue have plain spaces.
  const isItsPrice = value.name.replace(/\s/g, '') === target.now.replace(/\s/g, '')
  return (
    <label data-off={offMark(target)} className="choice">
      <Radio {...props} />
      <span>
        {value.name}
        {showsPrice && !isItsPrice && <small>{target.now}</small>}
      </span>
    </label>
  )
}
