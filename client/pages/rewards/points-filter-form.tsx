import { FormattedMessage, useIntl } from 'react-intl'

import { POINT_TYPES, type PointsFilter } from '#shared/rewards/member-rewards.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Field, Select, TextInput } from '../../ui/field.tsx'
import { FilterForm } from '../../ui/account-frame/wallet.tsx'
import { POINT_TYPE_NAMES } from './point-type-names.ts'

interface PointsFilterFormProps {
  filter: PointsFilter
  isFiltered: boolean
}

/** Kinds of entries and days, as a GET form, so that a filtered history has an address. */
export function PointsFilterForm({ filter, isFiltered }: PointsFilterFormProps) {
  const intl = useIntl()
  const href = useHref()
  const path = routes.pointsHistory.href({})
  return (
    <FilterForm action={href(path)} method="get">
      <Field>
        <label htmlFor="type">
          <FormattedMessage id="points.what" />
        </label>
        <Select id="type" name="type" defaultValue={filter.type ?? ''}>
          <option value="">{intl.formatMessage({ id: 'points.everything' })}</option>
          {POINT_TYPES.map((type) => (
            <option key={type} value={type}>
              {intl.formatMessage({ id: POINT_TYPE_NAMES[type] })}
            </option>
          ))}
        </Select>
      </Field>
      <DayField name="from" text="points.from" day={filter.from} />
      <DayField name="to" text="points.to" day={filter.to} />
      <ButtonRow>
        <Button type="submit">
          <FormattedMessage id="points.show" />
        </Button>
        {isFiltered && (
          <ButtonLink tone="quiet" href={href(path)}>
            <FormattedMessage id="points.reset" />
          </ButtonLink>
        )}
      </ButtonRow>
    </FilterForm>
  )
}

interface DayFieldProps {
  name: 'from' | 'to'
  text: 'points.from' | 'points.to'
  day: string | null
}

function DayField({ name, text, day }: DayFieldProps) {
  return (
    <Field>
      <label htmlFor={name}>
        <FormattedMessage tagName="span" id={text} />
      </label>
      <TextInput id={name} name={name} type="date" defaultValue={day ?? ''} />
    </Field>
  )
}
