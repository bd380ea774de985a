import { useNavigate } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { WelcomeScreen } from './welcome-screen.tsx';

/** The welcome screen to look at, whoever is signed in. */
export default function MobilePreviewPage() {
  const navigate = useNavigate();
  return <WelcomeScreen onGetStarted={() => navigate(paths.previewHome)} />;
}
