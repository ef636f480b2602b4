"""cutter: stands between a poster and a server, and kills the poster at a request: before the server has it, or when the server
has answered and the poster has not heard it. A request is what a client says until the server says something.

usage: cutter.py FOLDER PORT      to 127.0.0.1:PORT; FOLDER/port says where it listens
FOLDER/asked gets a line for each request. FOLDER/kill holds "N before" or "N after": at the N-th request, counted over all
connections, the process whose number stands in FOLDER/pid is killed.
"""
import os
import select
import signal
import socket
import sys
import time

folder, port = sys.argv[1], int(sys.argv[2])
asked = 0


def path(name):
    return os.path.join(folder, name)


def due(moment):
    try:
        with open(path("kill"), encoding="ascii") as f:
            number, when = f.read().split()
    except (OSError, ValueError):
        return False
    return int(number) == asked and when == moment


def kill():
    os.remove(path("kill"))
    with open(path("pid"), encoding="ascii") as f:
        os.kill(int(f.read()), signal.SIGKILL)


def note(data):
    with open(path("asked"), "a", encoding="ascii") as out:
        out.write(ascii(data[:60]) + "\n")


def serve(client, server):
    global asked
    talking = False  # the client, since the server said something last
    while True:
        for end in select.select([client, server], [], [])[0]:
            data = end.recv(65536)
            if not data:
                return
            if end is client:
                if not talking:
                    asked += 1
                    note(data)
                talking = True
                if due("before"):
                    kill()
                    return
                server.sendall(data)
                continue
            if due("after") and talking:
                time.sleep(0.05)  # the rest of what it does
                kill()
                return
            talking = False
            client.sendall(data)


def main():
    listening = socket.create_server(("127.0.0.1", 0))
    with open(path("port.new"), "w", encoding="ascii") as out:
        out.write(str(listening.getsockname()[1]))
    os.rename(path("port.new"), path("port"))
    while True:
        client, _ = listening.accept()
        with client, socket.create_connection(("127.0.0.1", port)) as server:
            try:
                serve(client, server)
            except OSError:
                pass  # who was killed has hung up


main()
