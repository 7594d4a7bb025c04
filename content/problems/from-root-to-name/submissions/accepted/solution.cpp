#include <iostream>
#include <map>
#include <string>
#include <tuple>
using namespace std;

map<tuple<string, string, string>, string> records;

string find(const string &server, const string &kind, const string &name) {
    auto found = records.find({server, kind, name});
    return found == records.end() ? "" : found->second;
}

// The server for the longest domain that the name is or is below.
string delegated(const string &server, string name) {
    while (true) {
        string next = find(server, "NS", name);
        size_t dot = name.find('.');
        if (!next.empty() || dot == string::npos) return next;
        name = name.substr(dot + 1);
    }
}

int main() {
    int n, q;
    cin >> n >> q;
    while (n-- > 0) {
        string server, kind, name, value;
        cin >> server >> kind >> name >> value;
        records[{server, kind, name}] = value;
    }
    while (q-- > 0) {
        string name, server = "root", asked, answer = "loop";
        cin >> name;
        for (int question = 0; question < 20; question++) {
            asked += " " + server;
            string address = find(server, "A", name), alias = find(server, "CNAME", name);
            if (!address.empty()) {
                answer = address;
                break;
            }
            if (!alias.empty()) {
                name = alias;
                server = "root";
                continue;
            }
            server = delegated(server, name);
            if (server.empty()) {
                answer = "unknown";
                break;
            }
        }
        cout << answer << asked << '\n';
    }
    return 0;
}
