#include <algorithm>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>
using namespace std;

class Book {
public:
    void read(const string &name, int lines) {
        vector<string> &file = files[name];
        string line;
        while (lines-- > 0) {
            getline(cin, line);
            file.push_back(line);
        }
    }

    vector<string> from(const string &first) {
        put_in(first);
        return text;
    }

private:
    map<string, vector<string>> files;
    vector<string> path; // the files that are open now
    vector<string> text;

    void put_in(const string &name) {
        auto open = find(path.begin(), path.end(), name);
        if (open != path.end()) {
            string message = "circle ";
            for (; open != path.end(); ++open) message += *open + ' ';
            throw runtime_error(message + name);
        }
        path.push_back(name);
        int number = 0;
        for (const string &line : files[name]) {
            number++;
            if (line.rfind("include ", 0) != 0) {
                cout << line << '\n';
                continue;
            }
            string next = line.substr(8);
            if (files.count(next) == 0) {
                throw runtime_error("missing " + next + " in " + name + " line " + to_string(number));
            }
            put_in(next);
        }
        path.pop_back();
    }
};

int main() {
    int n, k;
    cin >> n;
    Book book;
    string first;
    while (n-- > 0) {
        string word, name;
        cin >> word >> name >> k;
        cin.ignore();
        book.read(name, k);
        if (first == "") first = name;
    }
    try {
        for (const string &line : book.from(first)) cout << line << '\n';
    } catch (const runtime_error &error) {
        cout << error.what() << '\n';
    }
}
