#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

struct Statement {
    string kind, word;
    vector<Statement> tried, last;
    vector<pair<string, vector<Statement>>> catches;
};
using Part = vector<Statement>;

vector<pair<string, string>> lines;
size_t place = 0;

bool isNext(const string &kind) {
    return place < lines.size() && lines[place].first == kind;
}

Part readPart() {
    Part part;
    while (place < lines.size() && !isNext("CATCH") && !isNext("FINALLY") && !isNext("END")) {
        Statement statement;
        statement.kind = lines[place].first;
        statement.word = lines[place].second;
        place++;
        if (statement.kind == "TRY") {
            statement.tried = readPart();
            while (isNext("CATCH")) {
                string name = lines[place++].second;
                statement.catches.push_back({name, readPart()});
            }
            if (isNext("FINALLY")) {
                place++;
                statement.last = readPart();
            }
            place++;
        }
        part.push_back(statement);
    }
    return part;
}

string run(const Part &part);

/** Each of these answers with the exception that leaves, or with an empty text. */
string runTry(const Statement &statement) {
    string thrown = run(statement.tried);
    if (!thrown.empty()) {
        for (const auto &each : statement.catches) {
            if (each.first != "ANY" && each.first != thrown) continue;
            thrown = run(each.second);
            break;
        }
    }
    string later = run(statement.last);
    return later.empty() ? thrown : later;
}

string run(const Part &part) {
    for (const Statement &statement : part) {
        if (statement.kind == "SAY") {
            cout << statement.word << '\n';
        } else if (statement.kind == "THROW") {
            return statement.word;
        } else {
            string thrown = runTry(statement);
            if (!thrown.empty()) return thrown;
        }
    }
    return "";
}

int main() {
    string line;
    getline(cin, line);
    int n = stoi(line);
    for (int i = 0; i < n; i++) {
        getline(cin, line);
        istringstream in(line);
        string kind, word;
        in >> kind >> word;
        lines.push_back({kind, word});
    }
    string thrown = run(readPart());
    cout << (thrown.empty() ? "DONE" : "STOPPED BY " + thrown) << '\n';
    return 0;
}
