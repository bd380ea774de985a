import KeptData from '../kept-data/kept-data.tsx';
import ConnectionBanner from './connection-banner.tsx';

/** On all screens: what is shown, and said, while the server cannot be reached. One file, loaded after the first screen. */
export default function Connection() {
  return (
    <>
      <KeptData />
      <ConnectionBanner />
    </>
  );
}
