import { styled } from '../ui/theme.ts'

/** The heading of a Love-It List. */
export const WishHead = styled('header', { paddingBlock: '$xl' })

/** The actions of a product in the list, above the link that covers its card. */
export const WishActions = styled('div', {
  position: 'relative',
  zIndex: '$raised',
  display: 'grid',
  gap: '$xs',
  marginTop: 'auto',
  paddingTop: '$m',
  '& button, & a': { width: '100%', paddingInline: '$s', fontSize: '$small' },
})

/** A link to the list, with the ways to send it. */
export const ShareBox = styled('section', {
  display: 'grid',
  gap: '$m',
  maxWidth: '$text',
  marginTop: '$section',
  padding: '$xl',
  border: '1px solid $line',
  borderRadius: '$medium',
  backgroundColor: '$surface',
  '& .quiet': { color: '$quiet' },
  '& form': { justifySelf: 'start' },
})

/** The link to the rest of a list. */
export const MoreRow = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$s',
  paddingTop: '$xxl',
  '& p': { color: '$quiet', fontSize: '$small', fontVariantNumeric: 'tabular-nums' },
})
