import { styled } from '../ui/theme.ts'

/** Stays at the bottom of the window, so that an agent always sees the customer's name. */
export const AgentBar = styled('section', {
  position: 'fixed',
  zIndex: '$skip',
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$s $l',
  padding: '$s $gutter',
  borderTop: '1px solid $ink',
  color: '$ink',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  '& p': { fontWeight: '$semibold' },
  '& button': { color: '$ink', borderColor: '$ink', whiteSpace: 'normal' },
  '& [role="alert"]:empty': { display: 'none' },
  variants: {
    shopper: {
      registered: { backgroundColor: '$agentYellow' },
      guest: { backgroundColor: '$agentLime' },
      none: { backgroundColor: '$surface' },
    },
  },
})
