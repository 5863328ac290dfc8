import { styled } from '#client/ui/theme.ts'

/** A sheet of the order book: numbered steps, and a list of prices with dotted leaders. */
export const Room = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$xxl',
  maxWidth: '$text',
  marginInline: 'auto',
  paddingBlock: '$section',
  '& header': { display: 'grid', gap: '$l', textAlign: 'center', textWrap: 'balance' },
  '& ol': { display: 'grid', gap: '$l', width: '100%', counterReset: 'step' },
  '& ol li': {
    display: 'grid',
    gridTemplateColumns: '$space$xxl minmax(0, 1fr)',
    paddingTop: '$l',
    borderTop: '1px solid $line',
    counterIncrement: 'step',
    '&::before': { content: 'counter(step)', color: '$accent', fontStyle: 'italic' },
  },
  '& dl': { display: 'grid', gap: '$m', width: '100%', margin: 0 },
  '& dl div': { display: 'flex', alignItems: 'baseline', gap: '$s' },
  '& dd': { order: 2, flexShrink: 0, margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& dl div::after': { order: 1, flex: 1, content: '', borderBottom: '1px dotted $control' },
})
