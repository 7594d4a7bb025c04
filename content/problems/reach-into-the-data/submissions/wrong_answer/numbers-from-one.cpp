#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>
using namespace std;

struct Value {
    string kind; // object, list, or plain
    string shown;
    map<string, Value> parts; // of a list: under the numbers 0, 1, 2 ...
};

struct Reader {
    string text;
    size_t at = 0;

    char peek() {
        while (text[at] == ' ') at++;
        return text[at];
    }

    string quoted() {
        size_t end = text.find('"', at + 1);
        string inside = text.substr(at + 1, end - at - 1);
        at = end + 1;
        return inside;
    }

    Value value() {
        char first = peek();
        Value result;
        result.kind = first == '{' ? "object" : first == '[' ? "list" : "plain";
        if (first == '"') {
            result.shown = quoted();
        } else if (result.kind == "plain") {
            while (isalnum(text[at]) || text[at] == '-') result.shown += text[at++];
        } else {
            at++;
            while (peek() != '}' && peek() != ']') {
                string name = to_string(result.parts.size() + 1);
                if (first == '{') {
                    name = quoted();
                    peek();
                    at++; // the colon
                }
                result.parts[name] = value();
                if (peek() == ',') at++;
            }
            at++;
        }
        return result;
    }
};

int main() {
    Reader reader;
    getline(cin, reader.text);
    Value root = reader.value();
    int q;
    cin >> q;
    while (q-- > 0) {
        string path, step;
        cin >> path;
        istringstream steps(path.substr(1));
        const Value *at = &root;
        while (at && getline(steps, step, '/')) {
            auto found = at->parts.find(step);
            at = found == at->parts.end() ? nullptr : &found->second;
        }
        if (!at) cout << "missing\n";
        else if (at->kind == "plain") cout << at->shown << '\n';
        else cout << at->kind << ' ' << at->parts.size() << '\n';
    }
    return 0;
}
