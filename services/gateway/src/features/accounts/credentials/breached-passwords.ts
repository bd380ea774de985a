/**
 * Passwords of ten characters or more that are known from breaches, and that zxcvbn's list of 49,000 lacks and takes for hard to
 * guess. Lower case: the case is not compared.
 */
const breached: ReadonlySet<string> = new Set(
  `18atcskd2w fqrg7cs493 g_czechout yuantuo2012 mobilemail 5201314520 woaini1314 woaini520520 loveyou1314 qq5201314520
  admin@12345 admin@123456 root@12345 test@123456 default@123 changeme@123 letmein@123 password@123 welcome@123 welcome@1234
  company@123 office@12345 google@1234 india@12345 abcd@1234567 asdf@1234567 zxcvbnm@123 iloveyou@123
  !qaz2wsx#edc !qaz@wsx#edc 1qaz!qaz1qaz 1qaz@wsx3edc zaq1@wsxcde3 qwe!@#123qwe xsw23edcvfr4 3edc4rfv5tgb tgb5rfv4edc
  a1b2c3d4e5f6 1a2b3c4d5e6f abc123def456 q2w3e4r5t6y7 zxcv1234asdf aa12345678! okmijnuhb1
  correcthorsebatterystaple diosesfiel bismillah786 allah786786 godisgood123 fortnite2020 juventus1897 adobe123456 linkedin123
  photoshop123 golf12345! golf2024golf tigerwoods97 holeinone18 taylormade1`.split(/\s+/),
);

/** Choices of people who must change a password every few months: "Summer2026!". */
const periods =
  'spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december';
const periodAndYear = new RegExp(`^(${periods})[^a-z0-9]*(19|20)\\d\\d[^a-z0-9]*$`);

/** Whether attackers have this password in their lists. */
export function isBreachedPassword(password: string): boolean {
  const lowered = password.toLowerCase();
  return breached.has(lowered) || periodAndYear.test(lowered);
}
