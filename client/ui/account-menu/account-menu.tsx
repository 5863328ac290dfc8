import { styled } from '../theme.ts'

/** A customer's menu: in the drawer and the footer, whose links it resembles, and in a box. */
export const CustomerBox = styled('div', {
  '& > p': { paddingBlock: '$xs' },
  '& > p:first-child': { fontWeight: '$semibold' },
  '& button': {
    minHeight: '$control',
    padding: 0,
    border: 0,
    background: 'none',
    textAlign: 'start',
    fontWeight: '$semibold',
    '@hover': { '&:hover': { textDecoration: 'underline' } },
  },
})

/** The account's menu below its link in the header. */
export const AccountBox = styled('div', {
  '& .inside': {
    padding: '$m $l',
    border: '1px solid $line',
    borderRadius: '$medium',
    backgroundColor: '$surface',
    maxHeight: 'calc(100dvh - 6rem)',
    overflowY: 'auto',
    animation: 'rise $transitions$calm',
  },
  '& ul': { paddingBlock: '$xs' },
  '& p ~ :is(ul, form)': { borderTop: '1px solid $line' },
  '& p:first-child': { fontSize: '$lead' },
  '& :is(a, button)': {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: '$control',
    lineHeight: '$snug',
    textDecoration: 'none',
    '@hover': { '&:hover': { color: '$accent', textDecoration: 'underline' } },
  },
  '& form': { paddingTop: '$xs' },
  // Its padding is a bridge for the pointer between the link and the menu, which ends below the link to the bag.
  position: 'absolute',
  zIndex: '$raised',
  top: '100%',
  insetInlineEnd: 'calc(-1 * ($sizes$control + $space$s))',
  width: '17rem',
  paddingTop: '$s',
  fontSize: '$small',
  '&[hidden]': { display: 'none' },
})
