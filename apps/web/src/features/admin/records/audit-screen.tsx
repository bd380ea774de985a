import { adminRoutes } from '@trueswing/contracts';
import { call } from '../../../shared/api/http-client.ts';
import { CopyId } from '../copy-id.tsx';
import { useOlderPages } from '../use-older-pages.ts';
import { RecordHead } from './record-head.tsx';
import { RecordList } from './record-list.tsx';

const actions: Readonly<Record<string, string>> = {
  login: 'Signed in',
  'login-refused': 'Sign-in refused',
  logout: 'Signed out',
  'reset-usage': 'Usage reset',
  'issue-password-reset': 'Password link made',
  'end-sessions': 'Golfer signed out everywhere',
  'start-end-every-session': 'Sign-out of all golfers started',
  'end-every-session': 'All golfers signed out',
  'download-exercises': 'Spreadsheet downloaded',
  'import-exercises': 'Spreadsheet imported',
  'retry-analysis': 'Analysis retried',
  'redrive-dead-letters': 'Dead letters redriven',
  'code-asked': 'Password right, code asked for',
  'code-refused': 'Code refused',
  'password-refused': 'Password refused in the panel',
  'start-second-factor': 'Second factor started',
  'turn-second-factor-on': 'Second factor turned on',
  'turn-second-factor-off': 'Second factor turned off',
  'replace-recovery-codes': 'Recovery codes replaced',
  'add-admin': 'Admin added',
  'set-admin-password': 'Admin’s password set',
  'remove-admin': 'Admin removed',
};

/** Lists what admins did. */
export function AuditScreen() {
  const pages = useOlderPages('audit', (page) => call(adminRoutes.listAudit, page));
  return (
    <RecordList
      title="Audit"
      text="What admins did, newest first. The request id finds the call in the logs."
      empty="Nothing is recorded yet"
      pages={pages}
    >
      {({ id, at, action, admin, userId, details }) => (
        <>
          <RecordHead at={at}>{actions[action] ?? action}</RecordHead>
          {userId && <CopyId id={userId} label={`Copy the user id of entry ${id}`} />}
          <p className="text-sm text-muted wrap-anywhere">
            {[
              ...(admin === null ? [] : [`by ${admin}`]),
              ...Object.entries(details).map(([name, value]) => `${wordsOf(name)}: ${value ?? 'all'}`),
            ].join(' · ')}
          </p>
        </>
      )}
    </RecordList>
  );
}

/** "given back" of `givenBack` */
const wordsOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
