import { bathroomScenes } from './bathroom.ts'
import { counterScenes } from './counter.ts'
import { holidayScenes } from './holiday.ts'
import { homeScenes } from './home.ts'
import { kitchenScenes } from './kitchen.ts'
import { occasionScenes } from './occasions.ts'
import { outdoorScenes } from './outdoors.ts'
import type { PictureLanguage } from '../parts/look.ts'
import type { Ratio, Scene } from './canvas.ts'
import { drawScene } from './canvas.ts'

export const scenes: ReadonlyMap<string, Scene> = new Map<string, Scene>(
  Object.entries({
    ...homeScenes,
    ...outdoorScenes,
    ...kitchenScenes,
    ...bathroomScenes,
    ...counterScenes,
    ...occasionScenes,
    ...holidayScenes,
  }),
)

/** A banner by its name; undefined if there is no such scene. */
export function scenePicture(
  name: string,
  view: { ratio: Ratio; language: PictureLanguage },
): string | undefined {
  const scene = scenes.get(name)
  return scene && drawScene(scene, view)
}
