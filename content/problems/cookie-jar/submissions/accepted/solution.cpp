#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Cookie {
    string name, value, path;
    long long end;

    bool fits(const string &requested) const {
        return path == "/" || requested == path || requested.compare(0, path.size() + 1, path + "/") == 0;
    }
};

int main() {
    int q;
    cin >> q;
    vector<Cookie> jar;
    while (q-- > 0) {
        string kind, path, age;
        long long t;
        cin >> kind >> t;
        auto over = [&](const Cookie &cookie) { return cookie.end <= t; };
        jar.erase(remove_if(jar.begin(), jar.end(), over), jar.end());
        if (kind == "SET") {
            Cookie fresh;
            cin >> fresh.name >> fresh.value >> fresh.path >> age;
            fresh.end = age == "-" ? 1000000000000LL : t + stoll(age);
            auto same = [&](const Cookie &cookie) { return cookie.name == fresh.name && cookie.path == fresh.path; };
            auto old = find_if(jar.begin(), jar.end(), same);
            if (old != jar.end()) *old = fresh;
            else jar.push_back(fresh);
        } else {
            cin >> path;
            vector<Cookie> sent;
            for (const Cookie &cookie : jar) {
                if (cookie.fits(path)) sent.push_back(cookie);
            }
            stable_sort(sent.begin(), sent.end(),
                        [](const Cookie &a, const Cookie &b) { return a.path.size() > b.path.size(); });
            if (sent.empty()) cout << "none";
            for (size_t i = 0; i < sent.size(); i++) cout << (i ? "; " : "") << sent[i].name << '=' << sent[i].value;
            cout << '\n';
        }
    }
    return 0;
}
