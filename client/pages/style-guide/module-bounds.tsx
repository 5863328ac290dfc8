import { FormattedMessage, useIntl } from 'react-intl'

import { MODULE_RULES } from '../../features/modules/module-rules.ts'
import { Text } from '../../ui/text.tsx'
import { fieldsFor } from './asset-fields.ts'

interface ModuleBoundsProps {
  template: string
  /** The fields that fill its samples. */
  fields: readonly string[]
}

/** How many assets a module shows, what each of them needs, and which fields it may have. */
export function ModuleBounds({ template, fields }: ModuleBoundsProps) {
  const intl = useIntl()
  const { most, needs = [] } = MODULE_RULES[template] ?? {}
  const needed = fieldsFor(needs.filter((part) => part !== 'id'))
  const anyOf = new Intl.ListFormat(intl.locale, { type: 'disjunction' })
  return (
    <>
      <Text tone="quiet" size="small" measured>
        {most !== undefined && (
          <FormattedMessage tagName="span" id="styleGuide.atMost" values={{ count: most }} />
        )}
        {most === undefined && needed.length > 0 && (
          <FormattedMessage tagName="span" id="styleGuide.anyNumber" />
        )}{' '}
        {needed.length > 0 && (
          <FormattedMessage
            tagName="span"
            id="styleGuide.needs"
            values={{ fields: anyOf.format(needed) }}
          />
        )}
      </Text>
      {fields.length > 0 && (
        <Text tone="quiet" size="small" measured>
          <FormattedMessage
            tagName="span"
            id="styleGuide.filledBy"
            values={{ fields: fields.join(', ') }}
          />
        </Text>
      )}
    </>
  )
}
