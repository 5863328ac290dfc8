import { styled } from './theme.ts'

/** The rules for a password, with a tick at those that are kept. */
export const RuleList = styled('ul', {
  display: 'grid',
  gap: '$xs',
  marginTop: '$xs',
  fontSize: '$small',
  color: '$quiet',
  '& li': { display: 'grid', gridTemplateColumns: '1.25em minmax(0, 1fr)' },
  '& li::before': { content: '"•" / ""' },
  '& .kept': { color: '$action' },
  '& .kept::before': { content: '"✓" / ""' },
})

/** Keeps room for the captcha, so that the button stays where it is. */
export const CaptchaBox = styled('div', {
  display: 'grid',
  alignItems: 'center',
  minHeight: '$control',
  '& label': { display: 'flex', alignItems: 'center', gap: '$m', paddingBlock: '$s' },
  '& input': { width: '1.5rem', height: '1.5rem', margin: 0, accentColor: '$colors$action' },
  '@scriptless': { display: 'none' },
})
