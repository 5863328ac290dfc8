import { useIntl } from 'react-intl'

import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import type { Zoom } from './use-zoom-level.ts'

/** Says which picture is shown, and changes its size. */
export function ZoomBar({ zoom, position }: { zoom: Zoom; position: string | null }) {
  const intl = useIntl()
  return (
    <div className="bar">
      <p className="count" role="status">
        {position}
      </p>
      <Tool
        icon="minus"
        id="product.zoomOut"
        isOff={!zoom.isLarge}
        onPress={() => zoom.change(-1)}
      />
      <Tool icon="plus" id="product.zoomIn" isOff={zoom.isLargest} onPress={() => zoom.change(1)} />
      <form method="dialog">
        <Button type="submit" tone="icon" aria-label={intl.formatMessage({ id: 'modal.close' })}>
          <Icon name="close" />
        </Button>
      </form>
    </div>
  )
}

/** Leads to the pictures before and after. */
export function ZoomWays({ zoom }: { zoom: Zoom }) {
  return (
    <div className="ways">
      <Tool
        icon="previous"
        id="carousel.previous"
        isOff={zoom.isFirst}
        onPress={() => zoom.show(zoom.index - 1)}
      />
      <Tool
        icon="next"
        id="carousel.next"
        isOff={zoom.isLast}
        onPress={() => zoom.show(zoom.index + 1)}
      />
    </div>
  )
}

interface ToolProps {
  icon: IconName
  id: FormatjsIntl.Message['ids']
  isOff: boolean
  onPress: () => void
}

/** Keeps the focus when there is nothing more to do. */
function Tool({ icon, id, isOff, onPress }: ToolProps) {
  const intl = useIntl()
  return (
    <Button
      type="button"
      tone="icon"
      aria-label={intl.formatMessage({ id })}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={icon} />
    </Button>
  )
}
