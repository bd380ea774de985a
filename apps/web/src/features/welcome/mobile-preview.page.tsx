import { useNavigate } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { WelcomeScreen } from './welcome-screen.tsx';

/** A preview of the welcome screen, for signed-in users too. */
export default function MobilePreviewPage() {
  const navigate = useNavigate();
  return <WelcomeScreen onGetStarted={() => navigate(paths.previewHome)} />;
}
