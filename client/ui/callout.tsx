import { styled } from './theme.ts'

/** A promotion with its terms in a native popover. */
export const CalloutLine = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 $s',
  color: '$accent',
  fontWeight: '$semibold',
  '& button': {
    minHeight: '1.75rem',
    padding: '0 $xs',
    border: 0,
    background: 'none',
    color: '$ink',
    fontSize: '$small',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
})

export const Popover = styled('div', {
  position: 'fixed',
  inset: 0,
  margin: 'auto',
  width: 'min($sizes$narrow, calc(100vw - 2rem))',
  maxWidth: 'none',
  height: 'fit-content',
  maxHeight: '80vh',
  overflowY: 'auto',
  padding: '$xl',
  border: '1px solid $line',
  borderRadius: '$medium',
  backgroundColor: '$surface',
  color: '$ink',
  fontWeight: '$regular',
  '&:is([open], :popover-open)': { animation: 'rise $transitions$calm' },
  '&::backdrop': { backgroundColor: '$veil' },
  '& .head': {
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: '$l',
    marginBottom: '$m',
    fontWeight: '$semibold',
    fontSize: '$lead',
  },
})
