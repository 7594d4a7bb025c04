#include <cctype>
#include <iostream>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

class Sheet {
public:
    void fill(const string &line) {
        istringstream in(line);
        string name, sign, term;
        in >> name;
        while (in >> sign >> term) cells[name].terms.push_back(term);
    }

    /** Works the cell out, if that is not done yet. Answers whether it has a value. */
    bool evaluate(const string &name, long long &value) {
        value = 0;
        auto found = cells.find(name);
        if (found == cells.end()) return true;
        Cell &cell = found->second;
        if (cell.state != State::busy) {
            cell.value = 0;
            cell.state = State::busy;
            State result = State::known;
            for (const string &term : cell.terms) {
                long long part = 0;
                if (!isupper((unsigned char)term[0])) part = stoll(term);
                else if (!evaluate(term, part)) result = State::loop;
                cell.value += part;
            }
            cell.state = result;
        }
        value = cell.value;
        return cell.state == State::known;
    }

private:
    enum class State { unknown, busy, known, loop };

    struct Cell {
        vector<string> terms;
        State state = State::unknown;
        long long value = 0;
    };

    unordered_map<string, Cell> cells;
};

int main() {
    int n, q;
    cin >> n >> q;
    cin.ignore();
    Sheet sheet;
    string line;
    while (n-- > 0 && getline(cin, line)) sheet.fill(line);
    while (q-- > 0) {
        string name;
        cin >> name;
        long long value;
        if (sheet.evaluate(name, value)) cout << value << '\n';
        else cout << "LOOP\n";
    }
    return 0;
}
