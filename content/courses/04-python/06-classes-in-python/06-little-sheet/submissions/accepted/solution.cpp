#include <cctype>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>
using namespace std;

class Sheet {
    enum State { GIVEN, BEGUN, DONE, LOOP };
    struct Cell {
        string formula = "0";
        State state = GIVEN;
        long long value = 0;
    };
    map<string, Cell> cells;

    void workOut(Cell &cell) {
        cell.state = BEGUN;
        istringstream parts(cell.formula);
        string part;
        long long sign = 1;
        while (parts >> part) {
            if (part == "+") sign = 1;
            else if (part == "-") sign = -1;
            else if (isdigit((unsigned char)part[0])) cell.value += sign * stoll(part);
            else {
                Cell &other = cells[part];
                if (other.state == GIVEN) workOut(other);
                if (other.state != DONE) {
                    cell.state = LOOP;
                    return;
                }
                cell.value += sign * other.value;
            }
        }
        cell.state = DONE;
    }

public:
    void set(const string &name, const string &formula) {
        cells[name].formula = formula;
    }

    string show(const string &name) {
        Cell &cell = cells[name];
        if (cell.state == GIVEN) workOut(cell);
        return cell.state == DONE ? to_string(cell.value) : "LOOP";
    }
};

int main() {
    int n;
    cin >> n;
    Sheet sheet;
    vector<string> names(n);
    for (string &name : names) {
        string equals, formula;
        cin >> name >> equals;
        getline(cin, formula);
        sheet.set(name, formula);
    }
    for (const string &name : names) cout << name << ' ' << sheet.show(name) << '\n';
    return 0;
}
