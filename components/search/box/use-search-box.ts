import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cleanKeyword } from '@/domain/search/keyword'
import { searchPath } from '@/lib/pages/routes'
import { groupsOf, type Option, type OptionGroup } from '../panel/options'
import { recordSearch } from '../results/record-search'
import { useReviewOptions } from '../panel/use-review-options'
import { useSuggestions } from '../panel/use-suggestions'

const NO_GROUPS: OptionGroup[] = []

export type InputProps = Pick<
  ComponentProps<'input'>,
  | 'role'
  | 'aria-autocomplete'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-activedescendant'
  | 'onInput'
  | 'onFocus'
  | 'onKeyDown'
  | 'onCompositionStart'
  | 'onCompositionEnd'
>

interface SearchBoxOptions {
  inputRef: RefObject<HTMLInputElement | null>
  /** the box's text before its code was loaded, and whether it has the focus */
  start: { text: string; isOpen: boolean }
  /** navigates to another page of the shop */
  go: (path: string) => void
  /** the first element to move the focus to while there is no list */
  stepInto?: () => void
}

/**
 * Behaviour of a search box beyond a plain form (WAI-ARIA combobox with a list): suggestions for the typed text, moved through by the
 * arrows, Home and End, chosen by Enter, closed by Escape. The input is uncontrolled, so that no Vietnamese input method is disturbed.
 */
export function useSearchBox({ inputRef, start, go, stepInto }: SearchBoxOptions) {
  const listId = useId()
  const [text, setText] = useState(start.text)
  const [isOpen, setOpen] = useState(start.isOpen)
  const [isComposing, setComposing] = useState(false)
  const [activeId, setActiveId] = useState<string | null>(null)
  /** The composition state as the browser reports it, for events before the next render. */
  const composes = useRef(false)

  const suggestions = useSuggestions(text, isComposing)
  const reviews = useReviewOptions(isOpen ? text : '')
  const offered = useMemo(
    () => (suggestions ? [...groupsOf(suggestions), ...(reviews ? [reviews] : [])] : NO_GROUPS),
    [suggestions, reviews],
  )
  const groups = isOpen ? offered : NO_GROUPS
  const options = groups.flatMap((group) => group.options)
  const active = options.findIndex(({ id }) => id === activeId)
  const optionId = (id: string) => `${listId}-${id}`

  const close = () => {
    setOpen(false)
    setActiveId(null)
  }
  const leave = (path: string) => {
    close()
    inputRef.current?.blur()
    go(path)
  }
  const choose = (option: Option) => {
    const keyword = cleanKeyword(text)
    if (option.type === 'keyword' && inputRef.current) inputRef.current.value = option.label
    else if (keyword !== '') recordSearch({ entity_type: option.type, entity_id: option.entityId, keyword })
    leave(option.href)
  }
  /** Searches for the box's text, unless it is empty or a word is being composed. */
  const submit = () => {
    const keyword = cleanKeyword(inputRef.current?.value ?? '')
    if (composes.current || keyword === '') return
    leave(searchPath(keyword))
  }
  const walk = (to: number) => {
    const option = options[(to + options.length) % options.length]
    setActiveId(option?.id ?? null)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends the composition before the key event that ended it; only key code 229 tells.
    // oxlint-disable-next-line typescript/no-deprecated
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    const steps: Partial<Record<string, () => void>> =
      options.length > 0
        ? {
            ArrowDown: () => walk(active + 1),
            ArrowUp: () => walk(active === -1 ? -1 : active - 1),
            ...(active !== -1 && {
              Home: () => walk(0),
              End: () => walk(-1),
              Enter: () => options[active] && choose(options[active]),
            }),
          }
        : { ArrowDown: () => (isOpen ? stepInto?.() : setOpen(true)) }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }

  const inputProps: InputProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': options.length > 0,
    'aria-controls': options.length > 0 ? listId : undefined,
    'aria-activedescendant': active === -1 ? undefined : optionId(options[active]?.id ?? ''),
    onInput: (event) => {
      setText(event.currentTarget.value)
      setActiveId(null)
      setOpen(true)
    },
    onFocus: (event) => {
      setText(event.currentTarget.value)
      setOpen(true)
    },
    onKeyDown,
    onCompositionStart: () => {
      composes.current = true
      setComposing(true)
    },
    onCompositionEnd: (event) => {
      composes.current = false
      setComposing(false)
      setText(event.currentTarget.value)
    },
  }

  return {
    listId,
    optionId,
    text: cleanKeyword(text),
    isOpen,
    isWaiting: suggestions === null,
    groups,
    total: options.length,
    activeId: active === -1 ? null : activeId,
    inputProps,
    choose,
    submit,
    close,
    setActiveId,
  }
}

export type SearchBox = ReturnType<typeof useSearchBox>
