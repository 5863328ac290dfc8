import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import {
  PRIVACY_CHOICES_PATH,
  CHOICE_FIELD,
  type Privacy,
  type PrivacyChoice,
} from '#shared/consent/privacy.ts'
import * as features from '#shop/features.ts'
import { CONSENT_GROUPS, type ConsentGroup } from '#shared/storage/consent-groups.ts'

import { useCatalog } from '../kit/app-context.ts'
import { loadedPreferences } from '../preferences/queries.ts'
import { useHref } from '../kit/link.ts'
import { Button } from '../ui/button.tsx'
import { GroupList } from './look.tsx'
import { CheckRow, FormActions, FormBody } from '../ui/form.tsx'
import { Text } from '../ui/text.tsx'

type MessageId = FormatjsIntl.Message['ids']

const GROUPS: Record<ConsentGroup, { name: MessageId; text: MessageId }> = {
  necessary: {
    name: 'privacy.necessary',
    text: features.pickup ? 'privacy.necessaryText' : 'privacy.necessaryNoPickup',
  },
  functional: { name: 'privacy.functional', text: 'privacy.functionalText' },
  performance: { name: 'privacy.performance', text: 'privacy.performanceText' },
  targeting: { name: 'privacy.targeting', text: 'privacy.targetingText' },
}

/** The first button is the one that Enter presses, so it submits what is ticked. */
const CHOICES = [
  { choice: 'groups', tone: 'primary', words: 'privacy.save' },
  { choice: 'none', tone: 'outline', words: 'privacy.rejectAll' },
  { choice: 'all', tone: 'outline', words: 'privacy.acceptAll' },
] as const satisfies { choice: PrivacyChoice; tone: string; words: MessageId }[]

/** The four groups with what is allowed now. */
export function ChoiceForm({ privacy }: { privacy: Privacy }) {
  const href = useHref()
  return (
    <FormBody method="post" action={href(PRIVACY_CHOICES_PATH)}>
      <GroupList>
        <legend className="visually-hidden">
          <FormattedMessage id="privacy.groups" />
        </legend>
        {CONSENT_GROUPS.map((group) => (
          <Group key={group} group={group} privacy={privacy} />
        ))}
      </GroupList>
      <FormActions>
        {CHOICES.map(({ choice, tone, words }) => (
          <Button key={choice} type="submit" tone={tone} name={CHOICE_FIELD} value={choice}>
            <FormattedMessage tagName="span" id={words} />
          </Button>
        ))}
      </FormActions>
    </FormBody>
  )
}

function Group({ group, privacy }: { group: ConsentGroup; privacy: Privacy }) {
  const { name, text } = GROUPS[group]
  const program = loadedPreferences(useQueryClient(), useCatalog())?.bondLoyaltyEnabled
    ? 'on'
    : 'off'
  const isFixed = group === 'necessary'
  const isObjected = group === 'targeting' && privacy.objects
  return (
    <CheckRow>
      <input
        type="checkbox"
        id={group}
        name={group}
        defaultChecked={isFixed || privacy.allowed?.includes(group)}
        disabled={isFixed || isObjected}
        aria-describedby={`${group}-text`}
      />
      <div>
        <label htmlFor={group}>
          <FormattedMessage tagName="span" id={name} />
        </label>
        <Text size="small" tone="quiet" id={`${group}-text`}>
          <FormattedMessage tagName="span" id={text} values={{ program }} />{' '}
          {isObjected && (
            <strong>
              <FormattedMessage id="footer.optOutHonored" />
              {'. '}
              <FormattedMessage id="privacy.objects" />
            </strong>
          )}
        </Text>
      </div>
    </CheckRow>
  )
}
