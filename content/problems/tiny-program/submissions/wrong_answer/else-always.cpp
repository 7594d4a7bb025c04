#include <cctype>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>
using namespace std;

struct Statement {
    vector<string> parts;
    vector<Statement> body, otherwise;
};

map<string, long long> variables;

long long value(const string &text) {
    return isdigit((unsigned char)text[0]) ? stoll(text) : variables[text];
}

bool holds(const vector<string> &parts) {
    long long left = value(parts[1]), right = value(parts[3]);
    if (parts[2] == "<") return left < right;
    if (parts[2] == "<=") return left <= right;
    if (parts[2] == "==") return left == right;
    return left != right;
}

long long result(const vector<string> &parts) {
    long long left = value(parts[2]);
    if (parts.size() == 3) return left;
    long long right = value(parts[4]);
    if (parts[3] == "+") return left + right;
    if (parts[3] == "-") return left - right;
    if (parts[3] == "*") return left * right;
    return left % right;
}

void run(const vector<Statement> &block) {
    for (const Statement &statement : block) {
        const vector<string> &parts = statement.parts;
        if (parts[0] == "print") {
            cout << value(parts[1]) << '\n';
        } else if (parts[0] == "if") {
            if (holds(parts)) run(statement.body);
            run(statement.otherwise);
        } else if (parts[0] == "while") {
            while (holds(parts)) run(statement.body);
        } else {
            variables[parts[0]] = result(parts);
        }
    }
}

// Reads statements up to the end or else of their block, and says which of the two it was.
string readBlock(vector<Statement> &block) {
    string line, part;
    while (getline(cin, line)) {
        Statement statement;
        istringstream in(line);
        while (in >> part) statement.parts.push_back(part);
        if (statement.parts.empty()) continue;
        const string word = statement.parts[0];
        if (word == "end" || word == "else") return word;
        if (word == "if" || word == "while") {
            if (readBlock(statement.body) == "else") readBlock(statement.otherwise);
        }
        block.push_back(statement);
    }
    return "end";
}

int main() {
    string line;
    getline(cin, line); // the number of lines
    vector<Statement> program;
    readBlock(program);
    run(program);
    return 0;
}
