#include <iostream>
#include <map>
#include <string>
using namespace std;

struct Note {
    int port, time;
};

int main() {
    int p, t, n, sent = 0;
    cin >> p >> t >> n;
    map<string, Note> notes;
    while (n-- > 0) {
        int now, port;
        string source, destination;
        cin >> now >> port >> source >> destination;
        notes[source] = {port, now};
        auto found = notes.find(destination);
        if (found == notes.end() || now > found->second.time + t) {
            cout << "all\n";
            sent += p - 1;
        } else if (found->second.port == port) {
            cout << "drop\n";
        } else {
            cout << found->second.port << '\n';
            sent++;
        }
    }
    cout << sent << '\n';
    return 0;
}
