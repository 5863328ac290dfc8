import { Detached } from '../../ui/stories/stories.tsx'
import { AnnouncementStrip } from './announcement-strip.tsx'
import { ExtrasPart } from './extras-part.tsx'
import { ModuleBand } from './module-band.tsx'
import { defineModule, type ModuleProps } from './module.ts'

/** Announcements in their colors, each with the details of its promotion in a dialog. */
export const announcementModule = defineModule({
  needs: ['announcement'],
  Component: DetachedAnnouncement,
})

function DetachedAnnouncement({ slot, position }: ModuleProps) {
  return (
    <ModuleBand position={position}>
      <Detached>
        {slot.assets.map(
          (asset) =>
            asset.announcement && (
              <AnnouncementStrip key={asset.id} asset={asset} announcement={asset.announcement}>
                <ExtrasPart asset={asset} />
              </AnnouncementStrip>
            ),
        )}
      </Detached>
    </ModuleBand>
  )
}
