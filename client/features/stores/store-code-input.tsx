import type { RefObject } from 'react'

import { useAppContext } from '../../app/app-context.ts'
import { TextInput } from '../../ui/field.tsx'
import { typedCode } from './typed-code.ts'

interface StoreCodeInputProps {
  id: string
  field: RefObject<HTMLInputElement | null>
  value: string
  /** The id of what is wrong with the value. Null if nothing is. */
  problemId: string | null
  onType: (code: string) => void
}

/** A postal code, which gets its form while it is typed. */
export function StoreCodeInput({ id, field, value, problemId, onType }: StoreCodeInputProps) {
  const { country } = useAppContext().site
  return (
    <TextInput
      ref={field}
      id={id}
      value={value}
      required
      autoComplete="postal-code"
      inputMode={country === 'US' ? 'numeric' : 'text'}
      autoCapitalize="characters"
      aria-invalid={problemId === null ? undefined : true}
      aria-describedby={problemId ?? undefined}
      onChange={({ currentTarget: input }) => {
        // Whoever corrects something in the middle stays there.
        const { selectionStart, value: text } = input
        const isAtEnd = selectionStart === text.length
        const code = isAtEnd ? typedCode(text, country) : text.toUpperCase()
        input.value = code
        if (!isAtEnd) input.setSelectionRange(selectionStart, selectionStart)
        onType(code)
      }}
    />
  )
}
