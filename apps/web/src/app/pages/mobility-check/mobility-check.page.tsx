import CheckPage from '../../../features/mobility-check/mobility-check.page.tsx';
import {
  type VideoPreparation,
  VideoPreparationContext,
} from '../../../features/mobility-check/video/video-preparation.ts';
import { mustPrepare, PreparationError, prepareFile } from '../../../features/uploads/prepare/prepare-file.ts';
import { chooseVideo } from '../../../features/uploads/video/choose-video.ts';

const preparation: VideoPreparation = {
  choose: chooseVideo,
  mustPrepare,
  prepare: prepareFile,
  problemOf: (error) => (error instanceof PreparationError ? error : null),
};

/** The mobility check. Its videos are checked and converted as those of swings are. */
export default function MobilityCheckPage() {
  return (
    <VideoPreparationContext value={preparation}>
      <CheckPage />
    </VideoPreparationContext>
  );
}
