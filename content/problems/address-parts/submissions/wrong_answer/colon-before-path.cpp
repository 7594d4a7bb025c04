#include <iostream>
#include <string>
using namespace std;

// Cuts text at the first separator and returns what stood behind it, or an empty text.
string cut(string &text, const string &separator) {
    size_t at = text.find(separator);
    if (at == string::npos) return "";
    string rest = text.substr(at + separator.size());
    text.erase(at);
    return rest;
}

int main() {
    int n;
    cin >> n;
    while (n-- > 0) {
        string scheme;
        cin >> scheme;
        cut(scheme, "#");
        string query = cut(scheme, "?");
        string host = cut(scheme, "://");
        string port = cut(host, ":");
        string path = "/" + cut(port.empty() ? host : port, "/");
        if (port.empty()) port = scheme == "http" ? "80" : "443";
        cout << scheme << ' ' << host << ' ' << port << ' ' << path << ' ' << (query.empty() ? "-" : query) << '\n';
    }
    return 0;
}
