"""A PostgreSQL server in a scratch folder, started by the tests and stopped by them.

`python3 server.py start FOLDER` starts one that stays, `python3 server.py address FOLDER NAME` makes a
database where there is none and prints its address, `python3 server.py stop FOLDER` stops the server."""

import glob
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.parse


def programs():
    """The folder with the server's programs; None where it is not installed."""
    folders = [os.path.dirname(os.path.realpath(shutil.which("initdb") or "/none"))]
    folders += sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)
    folders += glob.glob("/opt/homebrew/opt/postgresql*/bin") + glob.glob("/usr/local/opt/postgresql*/bin")
    return next((f for f in folders if f and all(os.path.exists(f"{f}/{name}") for name in ("initdb", "postgres", "pg_ctl", "pg_isready", "psql"))), None)


def account():
    """The user that runs the server: it refuses root."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            pass
    return None


class Server:
    def __init__(self, folder=None, settings=()):
        self.programs = programs()
        self.account = account()
        # The name of a socket has at most 107 bytes.
        self.folder = folder or tempfile.mkdtemp(prefix="hig-pg-", dir="/tmp")
        self.settings = ["listen_addresses=''", "unix_socket_directories='%s'" % self.folder,
                         "max_connections=200", *settings]
        os.makedirs(self.folder, exist_ok=True)
        if self.account:
            os.chown(self.folder, self.account.pw_uid, self.account.pw_gid)
        self.process = None

    def run(self, *words, **options):
        return subprocess.run(words, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                              cwd="/", user=self.account and self.account.pw_uid,
                              group=self.account and self.account.pw_gid, extra_groups=[] if self.account else None,
                              **options)

    def start(self):
        data = self.folder + "/data"
        if not os.path.exists(data):
            self.run(self.programs + "/initdb", "-D", data, "-U", "hig", "-A", "trust", "--no-sync",
                     "--encoding=UTF8", "--locale=C")
            with open(data + "/postgresql.conf", "a") as file:
                file.write("\n".join(self.settings) + "\n")
        log = open(self.folder + "/log", "ab")
        self.process = subprocess.Popen(
            [self.programs + "/postgres", "-D", data], stdout=log, stderr=log, cwd="/",
            start_new_session=True, user=self.account and self.account.pw_uid,
            group=self.account and self.account.pw_gid, extra_groups=[] if self.account else None)
        self.wait()
        return self

    def answers(self):
        return subprocess.run([self.programs + "/pg_isready", "-q", "-h", self.folder]).returncode == 0

    def wait(self):
        for _ in range(600):
            if self.answers():
                return
            time.sleep(0.1)
        raise SystemExit("the server does not start: " + self.folder + "/log")

    def sql(self, statement, base="postgres"):
        return subprocess.run(
            [self.programs + "/psql", "-h", self.folder, "-U", "hig", "-d", base, "-XAtqc", statement],
            check=True, capture_output=True, text=True).stdout.strip()

    def address(self, base, user="hig"):
        """A new database where there is none, and its address."""
        if not self.sql("SELECT 1 FROM pg_database WHERE datname = '%s'" % base):
            self.sql('CREATE DATABASE "%s"' % base)
        return "postgresql://%s@/%s?host=%s" % (user, base, urllib.parse.quote(self.folder, safe=""))

    def spread(self, base, others):
        """Spreads the index of `base` over this server and `others`, as Docs/SCALE.md has it."""
        self.sql("CREATE EXTENSION postgres_fdw", base)
        names = [""]
        for number, other in enumerate(others, 2):
            other.address(base)
            other.sql(self.sql("SELECT hig.spread_tables(%d)" % number, base), base)
            names.append("server%d" % number)
            self.sql("CREATE SERVER %s FOREIGN DATA WRAPPER postgres_fdw OPTIONS (host '%s', dbname '%s')"
                     % (names[-1], other.folder, base), base)
            self.sql("CREATE USER MAPPING FOR hig SERVER %s OPTIONS (user 'hig', password_required 'false')"
                     % names[-1], base)
        self.sql("SELECT hig.spread('{%s}')" % ",".join('"%s"' % name for name in names), base)

    def kill(self):
        """Ends the server as a lost power would, without a goodbye."""
        listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.process.pid)],
                                capture_output=True, text=True).stdout
        for number in [str(self.process.pid), *listed.split()]:
            try:
                os.kill(int(number), signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.process.wait()
        time.sleep(0.3)

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


if __name__ == "__main__":
    if not programs():
        sys.exit("PostgreSQL is not installed here")
    server = Server(sys.argv[2])
    if sys.argv[1] == "start":
        server.start()
    elif sys.argv[1] == "address":
        print(server.address(sys.argv[3]))
    else:
        server.run(server.programs + "/pg_ctl", "-D", server.folder + "/data", "-m", "immediate", "-w", "stop")
