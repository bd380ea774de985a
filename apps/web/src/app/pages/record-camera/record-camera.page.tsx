import { Navigate, useLocation } from 'react-router';
import { openRecorder } from '../../../features/record/recorder/open-recorder.ts';
import { recordChoices } from '../../../features/record/setup/record-choices.ts';
import { Viewfinder } from '../../../features/record/viewfinder/viewfinder.tsx';
import { useDeviceValue } from '../../../shared/device-value.ts';
import { paths } from '../../../shared/paths.ts';
import { useLastAddress } from './use-last-address.ts';

/** The camera. A page that opens here, as after a reload, goes back to the setup: voice and sensors need a tap first. */
export default function RecordCameraPage() {
  const { key } = useLocation();
  const { view } = useDeviceValue(recordChoices);
  const lastAddress = useLastAddress(view);
  if (key === 'default') return <Navigate to={paths.record} replace />;
  return <Viewfinder openRecorder={openRecorder} lastAddress={lastAddress} />;
}
